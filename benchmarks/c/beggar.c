/* Beggar-My-Neighbour for two: the algorithm of cardlab/lab/study_kernels/egyptian_war_without_slaps_two_players.py. Returns how many matches lasted too long. */
#include "stream.h"

typedef struct {
    u64 courts, low, high, n;
} Stack;

static inline u64 zeros(u64 bits) { return __builtin_ctzll(bits); }

static inline Stack stack(const uint16_t *pack, int top) {
    Stack found = {0, 0, 0, 26};
    for (u64 place = 0; place < 26; place++) {
        u64 card = pack[top - 2 * (int)place];
        found.courts |= card >> 2 << place;
        found.low |= (card & 1) << place;
        found.high |= (card >> 1 & 1) << place;
    }
    return found;
}

static inline void drop(Stack *stack, u64 n) {
    stack->courts >>= n;
    stack->low >>= n;
    stack->high >>= n;
    stack->n -= n;
}

static inline u64 chances_of(const Stack *stack, u64 place) {
    return 1 + (stack->low >> place & 1) + (stack->high >> place & 1) * 2;
}

static inline void put(Stack *pile, u64 chances) {
    pile->courts |= (u64)1 << pile->n;
    pile->low |= (chances - 1 & 1) << pile->n;
    pile->high |= (chances - 1 >> 1) << pile->n;
    pile->n++;
}

static inline void swap(Stack *one, Stack *other, int64_t *player) {
    Stack held = *one;
    *one = *other;
    *other = held;
    *player = 3 - *player;
}

int64_t beggar(u64 study, u64 first, int64_t count, const uint16_t *pack, int64_t limit, int64_t *winners, int64_t *all_turns,
               int64_t *all_piles, int64_t *all_answered) {
    uint16_t order[52];
    int64_t too_long = 0;
    for (int64_t match = 0; match < count; match++) {
        memcpy(order, pack, sizeof order);
        shuffle(order, 52, stream(match_seed(study, first + match), 0));
        Stack own = stack(order, 50), other = stack(order, 51);
        int64_t player = 1, turns = 0, piles = 0, answered = 0;
        while (turns <= limit) {
            Stack pile = {0, 0, 0, 0};
            u64 mine = zeros(own.courts | (u64)1 << own.n), theirs = zeros(other.courts | (u64)1 << other.n), chances;
            if (mine <= theirs) {
                if (mine == own.n) {
                    player = 3 - player;
                    turns += 2 * mine;
                    break;
                }
                chances = chances_of(&own, mine);
                pile.n = 2 * mine;
                drop(&own, mine);
                drop(&own, 1);
                drop(&other, mine);
            } else {
                if (theirs == other.n) {
                    turns += 2 * theirs + 1;
                    break;
                }
                chances = chances_of(&other, theirs);
                pile.n = 2 * theirs + 1;
                drop(&other, theirs + 1);
                drop(&own, theirs + 1);
                swap(&own, &other, &player);
            }
            put(&pile, chances);
            turns += pile.n;
            for (;;) {
                u64 paid = zeros(other.courts | (u64)1 << other.n);
                if (paid >= chances) {
                    pile.n += chances;
                    turns += chances;
                    drop(&other, chances);
                    break;
                }
                if (paid == other.n) {
                    turns += paid;
                    other.n = 0;
                    break;
                }
                chances = chances_of(&other, paid);
                pile.n += paid;
                put(&pile, chances);
                drop(&other, paid + 1);
                turns += paid + 1;
                swap(&own, &other, &player);
                answered++;
            }
            if (!other.n) {
                break;
            }
            piles++;
            own.courts |= pile.courts << own.n;
            own.low |= pile.low << own.n;
            own.high |= pile.high << own.n;
            own.n += pile.n;
        }
        too_long += turns > limit;
        winners[match] = player;
        all_turns[match] = turns;
        all_piles[match] = piles + 1;
        all_answered[match] = answered;
    }
    return too_long;
}
