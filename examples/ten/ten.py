"""A round of Konturlu King, from the deal to its record."""

from king_rules import king, shuffle

r = king.Round(king.Deal.from_seed(7), "N")
r = r.apply("kiz_almaz")  # North declares "no queens",
r = r.apply("kontur:N")  # and East doubles North.
if illegal := r.why_not("kontur:S"):
    print(f"{illegal.message('en')} ({illegal.clause})")  # Why South cannot double South.
r = r.play_out(shuffle.choices(7, 0))  # The rest at random, the same for ever.
print(*r.scores, sep=", ")
print(r)  # The record: one line, which is read by playing it again.
