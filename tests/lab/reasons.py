"""The numbers in the texts of the notebooks that are neither claimed nor shown, with the reason why each needs no claim.

Notebook -> reason -> the words around the numbers, exactly as they are in its text.
"""

RULES = "a rule of the game, or follows from one at a glance"
BY_HAND = "worked out in the text, in words or in signs that are not read as an equation"
FORMULA = "a constant of a formula or a convention"
EXAMPLE = "an example, or a question to the reader"
SOURCE = "a publication"
OUTPUT = "follows from an output of the notebook by one step"

REASONS: dict[str, dict[str, list[str]]] = {
    "03_how_long_is_war": {
        RULES: ["the player who holds all 52 cards"],
        BY_HAND: [
            "5 s ≈ 37 minutes",
            "1 − 0.95⁷ ≈ 0.30",
            "1,000 turns / 4.05 ≈ 247",
            "ten in ten thousand are 0.1%",
            "*L*(*k*) = 1 + ½ *L*(*k* − 1) + ½ *L*(*k* + 1)",
            "mean square = 16/17 · 1² + 1/17 · 16/17 · 3² + 1/17 · 1/17 · 16/17 · 5² + … ≈ 0.94 + 0.50 + 0.08 + …",
            "7/103 instead of 3/51",
        ],
        FORMULA: ["reaches 1.96 times as far", "each player with probability ½"],
        OUTPUT: ["From about turn 150 the curve is straight"],
        SOURCE: [
            "American Mathematical Monthly, 2012",
            "article G2, 2010",
            "in 72 of the 720 deals; notebook 08 plays all of them",
        ],
    },
    "04_sums_and_differences": {
        RULES: ["40 cards make 40 × 39", "38 cards are left"],
        BY_HAND: [
            "80 / 780 = 10.26% and not 10%",
            "70 / 780 = 8.97% and not 9%",
            "6 + 7 has 16 pairs",
            "(4½² + 3½² + 2½² + 1½² + ½²) × 2 / 10 = 41¼",
            "16½ × 38/39 = 209/13",
            "The sums from 7 to 15 lie",
            "10 × 6 = 60 of 780 pairs",
        ],
        EXAMPLE: ["100 deals, or of 25,600", "1,000 deals can't show it"],
    },
    "05_fast_food": {
        RULES: ["110 is always a Soda", "and play 16 only"],
        BY_HAND: [
            "2 × (1 + 2 + … + 10) = 110",
            "35 is a multiple of 7",
            "77 scores 7, not 21",
            "111 out of 110 is too many because we counted 21 as",
            "79 + 4 = **83**",
            "(7, 70 and 77)",
            "so the first is 17 behind",
            "the 9 costs 15 and not 17",
            "a card is worth 5.5 on average, so the total lands on about one number in 5.5",
        ],
        OUTPUT: ["Here each reaches about 0.01 to both sides"],
    },
    "06_seven_twenty_seven": {
        RULES: [
            "exactly 7 or 27",
            "nearest to **27**",
            "kings count **½**",
            "twelve of the 52 cards count only ½",
            "six cards are needed for 27",
            "a court card ½",
            "the other nearer to 27",
        ],
        BY_HAND: [
            "12 × ½ + 4 × 1 + 4 × (2 + 3 + … + 10) = 6 + 4 + 216 = 226",
            "(12 × 11 / 2 = 66 pairs)",
            "13, such as 10 + 3, comes from 64 pairs",
            "(12 × ½ = 6)",
            "Together **42**",
            "= **40**",
            "you gain 38 and lose 40",
            "you gain 38 and lose 36",
            "grows from 2.5 to",
            "A 5 makes 9½, which is again 2½ away",
            "the 52 cards lose 30: 2.5 + 30/52",
        ],
        EXAMPLE: ["Two players are ½ away", "the pot of 24"],
        OUTPUT: ["In 760 of the 800 deals", "about 6,400 each", "28 bring the hand nearer"],
    },
    "07_beggar_my_neighbour": {
        RULES: [
            "Two players have 26 cards each",
            "as 52 characters: 26 for the first player, top card first, then 26",
            "nobody can lose 26 cards at once",
            "The 16 court cards",
            "into 17 gaps",
        ],
        BY_HAND: ["Among the next 99,000 deals"],
        FORMULA: ["which is less than 5% as soon as"],
        OUTPUT: [
            "played 2,000 deals",
            "some 12,000 years",
            "from 5,000 to 31,000 years",
            "all 6.5 · 10²⁰ different deals",
            "(some 400 to 2,400,",
            "we expect about 1,490",
            "None of our 100,000 deals",
        ],
    },
    "08_small_wars": {
        RULES: ["A game of War with 52 cards", "With 26 cards each", "with 52 cards 51 are"],
        BY_HAND: [
            "we come back with probability ½",
            "(once, then again with probability ½, and again …: 1 + ½ + ¼",
            "there are 20 ways",
            "52! · 51 ≈",
            "Not 8.97",
        ],
        OUTPUT: ["the 370 states merge", "from 370 states and from five", "some 25 to 40 times", "those 339 deals"],
    },
    "09_comparing_bots": {
        FORMULA: ["about 1.96 × √(0.25 / n)", "√(100 × 0.05 × 0.95)", "with probability 5%", "Below 5%"],
        BY_HAND: ["as small as 0.02 we need √n = 49", "only 42 tell us anything"],
        EXAMPLE: [
            "that it wins 90% of its games",
            "75% or 96% would not surprise",
            "50.2% of a million games",
            "Cut 8,000 of their games",
        ],
        OUTPUT: ["nearly 5,000. That is the answer"],
        RULES: ["tries 300 moves in its head"],
    },
    "10_reaction_times": {
        OUTPUT: ["The mean is 28 ms above the median", "just below 300"],
        EXAMPLE: ["for 200 ms or more", "Ben (300 ms)"],
        BY_HAND: ["102 ms before the mean", "it takes 20 more hands", "1/17 + 1/17, minus"],
    },
    "11_how_good_is_good": {
        RULES: ["the player nearer to 27 (kings, queens and jacks count ½", "on its way to 27"],
        EXAMPLE: ["in 98 of 100 games is good"],
    },
    "12_a_deck_of_your_own": {RULES: ["31 different values share 40 cards", "their 40 cards have only 11 values"]},
    "13_published_results": {
        SOURCE: [
            "Monthly* 106 (1999), 162–165",
            "In 2024 Brayden Casella",
            "(2024). It reports",
            "*Integers* 10 (2010), #G2, 747–764",
            "takes over 30,000 turns to return",
            "on 8 September 2017",
        ],
        RULES: ["Four aces against the other 48 cards"],
        EXAMPLE: ["in a study of 20,000 matches", "from 400,000 matches"],
    },
}
