/* War for two, one card down in a war, shuffled pick-up: the algorithm of cardlab/lab/study_kernels/war_loop_two_players.py. */
#include <stdlib.h>

#include "stream.h"

void war(u64 study, u64 first, int64_t count, const uint16_t *pack, int64_t limit, u64 room, int64_t *winners, int64_t *all_turns,
         int64_t *all_wars, int64_t *all_again, int64_t *cards, int64_t *other_cards) {
    uint16_t order[52], *tapes = malloc(2 * room * sizeof *tapes);
    const u64 total = 52, each = 2, coin = 16;
    for (int64_t match = 0; match < count; match++) {
        u64 seed = match_seed(study, first + match);
        memcpy(order, pack, sizeof order);
        shuffle(order, 52, stream(seed, 0));
        deal(tapes, room, order, 52);
        u64 head = 0, extra = 0, held = 26, tossed = coin;
        int64_t wars = 0, again = 0, winner = -1;
        while (held - 1 < total - 1) {
            if (tossed < 2 * coin) {
                int64_t turns = head - extra, left = limit - turns;
                if (left <= 0) {
                    break;
                }
                u64 n = left < 59 ? left : 59;
                tossed = ((coins(seed, turns + 1) & (((u64)1 << n) - 1)) | (u64)1 << n) << 4;
            }
            u64 difference, end = head + total - held, other_end = head + held, both_ends = end + other_end;
            do {
                u64 one = tapes[head], other = tapes[room + head];
                difference = one - other;
                if (!difference) {
                    break;
                }
                u64 both = other | one << 16 | other << 32;
                uint32_t two = both >> ((difference ^ tossed) & coin);
                memcpy(tapes + end, &two, 4);
                memcpy(tapes + room + other_end, &two, 4);
                other_end += difference >> 63 << 1;
                both_ends += 2;
                end = both_ends - other_end;
                head++;
                tossed >>= 1;
            } while (end != head && other_end != head && tossed >= 2 * coin);
            held = other_end - head;
            if (difference) {
                continue;
            }
            tossed >>= 1;
            u64 state = stream(seed, head - extra + 1), laid = 1;
            while (!difference && laid + each <= held && laid + each <= total - held) {
                laid += each;
                difference = (u64)tapes[head + laid - 1] - tapes[room + head + laid - 1];
            }
            wars++;
            again += (laid - 1) / each - (difference != 0);
            if (!difference) {
                head++;
                winner = ran_out(total, &held);
                break;
            }
            u64 second = -(difference >> 63);
            collect(tapes, room, total, head, held, laid, second, state);
            head += laid;
            extra += laid - 1;
            held += ((laid + laid) & second) - laid;
        }
        winners[match] = winner >= 0 ? winner : held == total ? 2 : held ? -1 : 1;
        all_turns[match] = head - extra;
        all_wars[match] = wars;
        all_again[match] = again;
        cards[match] = winner ? total - held : 0;
        other_cards[match] = winner ? held : 0;
    }
    free(tapes);
}
