/* Addition War for two, three cards down in a war, shuffled pick-up: the algorithm of cardlab/lab/study_kernels/war_loop_sums_two_players.py. */
#include <stdlib.h>

#include "stream.h"

static inline u64 swapped(u64 four, u64 one, u64 other) {
    u64 differ = ((four >> one) ^ (four >> other)) & 0xFFFF;
    return four ^ differ << one ^ differ << other;
}

static inline int64_t worth(uint32_t two) { return (two & 0xFFFF) + (two >> 16); }

static inline uint32_t get(const uint16_t *cards) {
    uint32_t two;
    memcpy(&two, cards, 4);
    return two;
}

void sums(u64 study, u64 first, int64_t count, const uint16_t *pack, int64_t n, int64_t limit, u64 room, int64_t *winners,
          int64_t *all_turns, int64_t *all_wars, int64_t *all_again, int64_t *cards, int64_t *other_cards) {
    uint16_t order[104], *tapes = malloc(2 * room * sizeof *tapes);
    const u64 total = n, each = 5;
    for (int64_t match = 0; match < count; match++) {
        u64 seed = match_seed(study, first + match);
        memcpy(order, pack, n * sizeof *order);
        shuffle(order, n, stream(seed, 0));
        deal(tapes, room, order, n);
        u64 head = 0, held = n / 2;
        int64_t turns = 0, wars = 0, again = 0, winner = -1;
        while (winner < 0 && turns < limit && held - 1 < total - 1) {
            int64_t difference = 1;
            while (turns < limit && held - 2 <= total - 4) {
                uint32_t one = get(tapes + head), other = get(tapes + room + head);
                difference = worth(one) - worth(other);
                if (!difference) {
                    break;
                }
                u64 state = stream(seed, turns + 1);
                u64 third = below(mixed(state + STEP), 4) << 4, second = below(mixed(state + 2 * STEP), 3) << 4;
                u64 last = below(mixed(state + 3 * STEP), 2) << 4, lost = difference >> 63;
                u64 differ = (one ^ other) & lost, four = (one ^ differ) | (other ^ differ) << 32;
                four = swapped(swapped(swapped(four, 48, third), 32, second), 16, last);
                memcpy(tapes + head + total - held, &four, 8);
                memcpy(tapes + room + head + held, &four, 8);
                head += 2;
                held += (4 & lost) - 2;
                turns++;
            }
            if (turns == limit || held - 1 >= total - 1) {
                break;
            }
            turns++;
            if (difference) { /* a player has only one card, and loses it */
                winner = ran_out(total, &held);
                break;
            }
            u64 laid = 2;
            while (!difference && laid + each <= held && laid + each <= total - held) {
                laid += each;
                difference = worth(get(tapes + head + laid - 2)) - worth(get(tapes + room + head + laid - 2));
            }
            wars++;
            again += (laid - 2) / each - (difference != 0);
            if (!difference) {
                winner = ran_out(total, &held);
                break;
            }
            u64 lost = difference >> 63;
            collect(tapes, room, total, head, held, laid, lost, stream(seed, turns));
            head += laid;
            held += ((laid + laid) & lost) - laid;
        }
        winners[match] = winner >= 0 ? winner : held == total ? 2 : held ? -1 : 1;
        all_turns[match] = turns;
        all_wars[match] = wars;
        all_again[match] = again;
        cards[match] = winner ? total - held : 0;
        other_cards[match] = winner ? held : 0;
    }
    free(tapes);
}
