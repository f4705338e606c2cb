"""The members of C# that are one native call each."""

import docs
from api import camel, pascal
from kinds import SCALARS, Way, into, out, type_of

# What is a method although nothing goes in: the words for people, and what is asked rather than looked at.
METHODS = {"figure", "symbol", "imbalance"}
NAMES = {"len": "Count", "set": "With"}
# A list of which item number n is asked for.
LISTS = {
    "tricks": "The whole tricks, in order.",
    "results": "The rounds that are counted, in order.",
    "running": "The running totals: those at the start, then those after each round that is counted.",
}


class Member:
    """A member: its documentation, its lines, and what another type needs to hand it on."""

    def __init__(self, name, documented, lines, type_, parameters=None):
        self.name = name
        self.docs = documented
        self.lines = lines
        self.type = type_
        self.parameters = parameters

    def text(self):
        return self.docs + self.lines + [""]

    def handed_on(self):
        """The same member of a value that holds a table."""
        head = call = self.name
        if self.parameters is not None:
            names = [parameter.split(" ")[1] for parameter in self.parameters]
            head, call = f"{self.name}({', '.join(self.parameters)})", f"{self.name}({', '.join(names)})"
        return self.docs + [f"        public {self.type} {head} => Table.{call};", ""]


class Call:
    """One native call: what C# takes, the lines around it, and what it returns."""

    def __init__(self, function, receiver, passed=None):
        self.function = function
        self.parameters, self.before, self.pinned, self.arguments, self.after = [], [], [], [], []
        self.outputs = []
        params = list(function.params)
        if receiver:
            self.add(receiver)
            params = params[1:]
        # What stands beside another parameter: lengths, sizes, counts.
        beside = {param.sized for param in params} | {"length"}
        params = [param for param in params if param.name not in beside]
        for param in params:
            if passed and param.name in passed:
                self.arguments.append(passed[param.name])
            elif param.means == "error":
                self.before.append("king_error error;")
                self.arguments.append("&error")
            elif param.role in ("in", "change", "number"):
                way = into(param, function.game)
                self.add(way)
                self.parameters.append(f"{way.type} {camel(param.name)}")
            else:
                way = out(param, function.game)
                self.add(way)
                self.outputs.append(way)

        if self.parameters and self.parameters[-1] == "HouseRules rules":
            self.parameters[-1] += " = default(HouseRules)"

    def add(self, way):
        self.before += way.before
        self.pinned += way.pinned
        self.arguments += way.arguments
        self.after += way.after

    @property
    def text(self):
        native = "NativePlayers" if self.function.players else "Native"
        return f"{native}.{self.function.name}({', '.join(self.arguments)})"

    def lines(self, check, *more):
        """The lines that call, and look at the status."""
        more = (", " + ", ".join(more)) if more else ""
        if not self.pinned:
            return self.before + wrapped(check.format(self.text + more)) + self.after
        pins = ", ".join(f"{name} = {value}" for name, value in self.pinned)
        lines = self.before + ["int status;", f"fixed (byte* {pins})", "{"]
        lines += ["    " + line for line in wrapped(f"status = {self.text};", 100)] + ["}"]
        return lines + wrapped(check.format("status" + more)) + self.after

    def checked(self, *more):
        """The lines that call and let nothing be wrong."""
        return self.lines("Interop.Check({});", *(("&error",) if self.function.error else ()), *more)


def wrapped(line, width=104):
    """A statement, its arguments in a line of their own when it is too long."""
    if len(line) <= width or "Native" not in line:
        return [line]
    at = line.index("(", line.index("Native")) + 1
    return [line[:at], "    " + line[at:]]


def block(head, lines, indent=8):
    space = " " * indent
    return [space + head, space + "{"] + [space + "    " + line if line else "" for line in lines] + [space + "}"]


def getter(head, lines):
    return block(head, ["get", "{"] + ["    " + line for line in lines] + ["}"])


def members(function, owner, short):
    """What a function is in C#."""
    receiver = owner.receiver(function)
    if short.startswith("parse"):
        return reading(function, owner, short)
    if short in ("new", "from_seed") and not receiver:
        return [making(function, owner, short)]
    if has(function, "error") and not function.error:
        return [refusal(function, owner, short)]
    if short in ("apply", "apply_as"):
        return applying(function, owner, short)
    if has(function, "index") and short in LISTS:
        return [list_of(function, owner, short)]
    if any(param.sized == "capacity" for param in function.params):
        return [pairs(function, owner, short), plays(owner)]
    return [question(function, owner, short)]


def has(function, means):
    return any(param.means == means for param in function.params)


def question(function, owner, short):
    """A call that returns one thing, or the value as it is afterwards."""
    receiver = owner.receiver(function)
    call = Call(function, receiver)
    extension = owner.style == "enum"
    name = NAMES.get(short) or pascal(short)
    parameters = list(call.parameters)
    if extension and receiver:
        parameters.insert(0, f"this {owner.type} {camel(function.params[0].name)}")
    changes = bool(receiver) and function.params[0].role == "change"
    if changes:
        type_, value = owner.type, f"new {owner.type}(self)"
        function.none = False
    elif len(call.outputs) == 1:
        type_, value = call.outputs[0].type, call.outputs[0].value
    else:
        raise ValueError(f"{function.name} returns {len(call.outputs)} things")
    lines = returning(call, type_, value)
    if function.none and type_ != "string":
        type_ += "?"
    documented = docs.of(function)
    if short == "text" and not extension:
        return Member("ToString", documented, block("public override string ToString()", lines), "string", [])
    static = "static " if extension or not receiver else ""
    is_method = short in METHODS or changes or owner.style == "struct"
    if not parameters and receiver and not is_method:
        return Member(name, documented, getter(f"public {type_} {name}", lines), type_)
    head = f"public {static}{type_} {name}({', '.join(parameters)})"
    return Member(name, documented, block(head, lines), type_, parameters)


def returning(call, type_, value):
    """The lines that call and return."""
    function = call.function
    if type_ == "string":
        return call.lines("return Interop.Text({});", "&words", *(("&error",) if function.error else ()))
    if not function.none:
        return call.checked() + [f"return {value};"]
    error = ("&error",) if function.error else ()
    if call.after or call.pinned:
        lines = call.lines("bool answered = Interop.Answered({});", *error) + ["if (!answered)"]
    else:
        lines = call.lines("if (!Interop.Answered({}))", *error)
    return lines + ["{", "    return null;", "}", f"return {value};"]


def making(function, owner, short):
    """A constructor, or a static member that makes a value."""
    call = Call(function, None)
    made, = call.outputs
    if short == "new" and call.parameters and owner.style == "value":
        native = made.arguments[0].lstrip("&")
        head = f"public {owner.type}({', '.join(call.parameters)})"
        return Member(owner.type, docs.of(function), block(head, call.checked() + [f"native = {native};"]), "", [])
    lines = call.checked() + [f"return {made.value};"]
    if call.parameters:
        name, head = pascal(short), f"({', '.join(call.parameters)})"
        body = block(f"public static {owner.type} {name}{head}", lines)
    else:
        name = "Default" if owner.type == "HouseRules" else "Empty"
        body = getter(f"public static {owner.type} {name}", lines)
    return Member(name, docs.of(function), body, owner.type, call.parameters)


def refusal(function, owner, short):
    """Why something is refused; of an action with its reason."""
    call = Call(function, owner.receiver(function))
    name, type_ = pascal(short), "Illegal" if short.startswith("why_not") else "Refusal"
    lines = call.lines(f"return Interop.Answered({{}}) ? new {type_}(error) : ({type_}?)null;")
    head = f"public {type_}? {name}({', '.join(call.parameters)})"
    return Member(name, docs.of(function), block(head, lines), type_ + "?", call.parameters)


def applying(function, owner, short):
    """The value after an action, or why not."""
    name = pascal(short)
    call = Call(function, owner.receiver(function))
    parameters = ", ".join(call.parameters)
    lines = call.checked() + [f"return new {owner.type}(self);"]
    tries = call.lines("bool applied = Interop.Applied({});", "&error")
    tries += [f"after = new {owner.type}(self);", "return applied;"]
    attempt = docs.summary('The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.')
    body = block(f"public {owner.type} {name}({parameters})", lines)
    tried = block(f"public bool Try{name}({parameters}, out {owner.type} after)", tries)
    return [
        Member(name, docs.of(function), body, owner.type, call.parameters),
        Member("Try" + name, attempt, tried, "bool", []),
    ]


def list_of(function, owner, short):
    """All items of a list that C returns one by one."""
    call = Call(function, owner.receiver(function), passed={"n": "(uint)items.Count"})
    way, = call.outputs
    lines = call.before + [
        f"var items = new List<{way.type}>();",
        f"while (Interop.Answered({call.text}))",
        "{",
        f"    items.Add({way.value});",
        "}",
        "return items;",
    ]
    name, type_ = pascal(short), f"IReadOnlyList<{way.type}>"
    return Member(name, docs.summary(LISTS[short]), getter(f"public {type_} {name}", lines), type_)


def pairs(function, owner, short):
    """Who did what: two lists of the same length."""
    what = [param for param in function.params if param.sized == "capacity"][1]
    item = pascal(owner.actor) + what.name.rstrip("s").capitalize()
    make = SCALARS[what.means][2].format("whats[i]")
    lines = owner.receiver(function).before + [
        "byte* whos = stackalloc byte[Interop.MaxActions];",
        "byte* whats = stackalloc byte[Interop.MaxActions];",
        "uint count;",
        f"Interop.Check(Native.{function.name}(&self, whos, whats, Interop.MaxActions, &count));",
        f"var items = new {item}[count];",
        "for (int i = 0; i < items.Length; i++)",
        "{",
        f"    items[i] = new {item}(({pascal(owner.actor)})whos[i], {make});",
        "}",
        "return items;",
    ]
    name, type_ = pascal(short), f"IReadOnlyList<{item}>"
    return Member(name, docs.of(function), getter(f"public {type_} {name}", lines), type_)


def plays(owner):
    """The cards among what was done."""
    who = pascal(owner.actor)
    lines = [
        f"var plays = new List<{who}Card>();",
        f"foreach ({who}Action done in Actions)",
        "{",
        "    if (done.Action.Card is Card card)",
        "    {",
        f"        plays.Add(new {who}Card(done.{who}, card));",
        "    }",
        "}",
        "return plays;",
    ]
    type_ = f"IReadOnlyList<{who}Card>"
    about = docs.summary("Who played what, in order; nothing else that was done.")
    return Member("Plays", about, getter(f"public {type_} Plays", lines), type_)


def reading(function, owner, short):
    """Parse and TryParse, or such as ParseAction and TryParseAction, which ask the value as well."""
    receiver = owner.receiver(function)
    call = Call(function, receiver)
    way, = call.outputs
    call.before = [cleared(line) for line in call.before]
    lines = call.lines("ParseException wrong = Interop.ParseError({});", "&error", "textBytes")
    lines += [f"value = wrong == null ? {way.value} : default({way.type});", "return wrong;"]
    what, static = pascal(short[len("parse_"):]), "" if receiver else "static "
    parameters = ", ".join(call.parameters)
    others = "".join(parameter.split(" ")[-1] + ", " for parameter in call.parameters[:-1])
    parse = [
        f"        public {static}{way.type} Parse{what}({parameters}) =>",
        f"            Read{what}({others}text, out {way.type} value) is ParseException wrong ? throw wrong : value;",
    ]
    attempt = [
        f"        public {static}bool TryParse{what}({parameters}, out {way.type} value) =>",
        f'            Read{what}({others}text ?? "", out value) == null;',
    ]
    same = docs.summary("The same; <c>false</c> when it cannot be read.")
    read = block(f"{static}ParseException Read{what}({parameters}, out {way.type} value)", lines)
    return [
        Member("Parse" + what, docs.of(function), parse, way.type, call.parameters),
        Member("TryParse" + what, same, attempt, "bool", call.parameters),
        Member("Read" + what, [], read, "", call.parameters),
    ]


def cleared(line):
    """A declaration that is written whether or not a text can be read."""
    return line if "=" in line or line.startswith("byte[]") else line.replace(";", f" = default({line.split(' ')[0]});")
