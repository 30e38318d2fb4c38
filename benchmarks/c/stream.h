/* The random streams of cardlab/core/rng.py, and other code that these programs share. */
#include <stdint.h>
#include <string.h>

typedef uint64_t u64;

#define SEED 0xD1342543DE82EF95u
#define NUMBER 0xDA942042E4DD58B5u
#define STEP 0x9E3779B97F4A7C15u
#define FIRST 0xBF58476D1CE4E5B9u
#define SECOND 0x94D049BB133111EBu

static inline u64 mixed(u64 x) {
    x = (x ^ x >> 30) * FIRST;
    x = (x ^ x >> 27) * SECOND;
    return x ^ x >> 31;
}

static inline u64 stream(u64 seed, u64 number) { return seed * SEED + number * NUMBER; }

static inline u64 below(u64 draw, u64 n) { return (u64)((unsigned __int128)draw * n >> 64); }

static inline u64 match_seed(u64 study, u64 number) { return mixed(stream(study, number) + STEP) >> 1; }

static inline void shuffle(uint16_t *cards, u64 n, u64 state) {
    while (n > 1) {
        state += STEP;
        u64 other = below(mixed(state), n--);
        uint16_t held = cards[n];
        cards[n] = cards[other];
        cards[other] = held;
    }
}

static inline u64 coins(u64 seed, u64 number) {
    u64 state = stream(seed, number) + STEP, found = 0;
    for (u64 place = 0; place < 64; place++) {
        u64 x = state + place * NUMBER;
        x = (x ^ x >> 30) * FIRST;
        x = (x ^ x >> 27) * SECOND;
        found |= (x >> 63) << place;
    }
    return found;
}

/* Deals every second card of a shuffled pack to each tape, the last cards first. */
static inline void deal(uint16_t *tapes, u64 room, const uint16_t *pack, u64 n) {
    for (u64 place = 0; place < n / 2; place++) {
        tapes[place] = pack[n - 2 - 2 * place];
        tapes[room + place] = pack[n - 1 - 2 * place];
    }
}

/* The winner of a war picks up the cards that both have laid, shuffled. */
static inline void collect(uint16_t *tapes, u64 room, u64 total, u64 head, u64 held, u64 laid, u64 second, u64 state) {
    u64 own = head + (room & second), theirs = head + (room & ~second);
    uint16_t *end = tapes + head + total - held + ((room + held + held - total) & second);
    for (u64 place = 0; place < laid; place += 4) {
        memcpy(end + place, tapes + own + place, 8);
    }
    for (u64 place = 0; place < laid; place += 4) {
        memcpy(end + laid + place, tapes + theirs + place, 8);
    }
    shuffle(end, laid + laid, state);
}

/* If a player cannot continue a war, the one with more cards wins them all; if both have run out, nobody does. */
static inline int64_t ran_out(u64 total, u64 *held) {
    if (*held * 2 == total) {
        return 0;
    }
    *held = *held * 2 > total ? total : 0;
    return *held ? 2 : 1;
}
