//! All changes of a file in its text, each behind its switch. The text only grows: before an expression and behind it, at
//! the head of a function and behind the pattern of an arm; what stood there stands there still.

use std::collections::BTreeSet;
use std::ops::Range;

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use serde_json::Value;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Block, Expr, Pat, Signature};

/// A change as cargo-mutants lists it.
pub struct Change {
    pub name: String,
    pub file: String,
    genre: String,
    replacement: String,
    start: (u64, u64),
    function_end: (u64, u64),
}

impl Change {
    pub fn read(json: &Value) -> Self {
        let text = |key: &str| json[key].as_str().unwrap_or_default().to_owned();
        let place = |place: &Value| (place["line"].as_u64().unwrap_or(0), place["column"].as_u64().unwrap_or(0));
        Self {
            name: text("name"),
            file: text("file"),
            genre: text("genre"),
            replacement: text("replacement"),
            start: place(&json["span"]["start"]),
            function_end: place(&json["function"]["span"]["end"]),
        }
    }
}

/// A file with its switches, and where they are.
#[derive(Default)]
pub struct Rewritten {
    pub text: String,
    /// What stands in place of the code under each switch.
    pub alternatives: Vec<(Range<usize>, usize)>,
    /// The code under switches, with them.
    pub switched: Vec<(Range<usize>, Vec<usize>)>,
    /// Changes that do not build: a const function calls no function of a trait.
    pub never: Vec<usize>,
    /// The functions that are const no more.
    pub no_longer_const: BTreeSet<Function>,
}

/// The text with these changes, by number; `constant` are the functions that must stay const.
pub fn rewrite(source: &str, changes: &[(usize, &Change)], constant: &BTreeSet<Function>) -> Rewritten {
    let file = syn::parse_file(source).expect("a file that compiles");
    let mut finder = Finder { source, changes, constant, owner: String::new(), inserts: Vec::new(), never: Vec::new() };
    finder.visit_file(&file);
    let mut rewritten = Rewritten::default();
    let mut consts = Vec::new();
    const_functions(source.parse().expect("tokens"), "", &mut consts);
    consts.retain(|(_, function)| !is_among(function, constant));
    let mut blanked = source.to_owned();
    for (at, function) in consts {
        blanked.replace_range(at, "     ");
        rewritten.no_longer_const.insert(function);
    }
    rewritten.never = finder.never;
    let mut inserts = finder.inserts;
    inserts.sort_by_key(|insert| (insert.at, insert.rank));
    let mut done = 0;
    let mut open = Vec::new();
    for insert in inserts {
        rewritten.text += &blanked[done..insert.at];
        done = insert.at;
        let start = rewritten.text.len();
        for (number, text) in &insert.pieces {
            let before = rewritten.text.len();
            rewritten.text += text;
            rewritten.alternatives.extend(number.map(|number| (before..rewritten.text.len(), number)));
        }
        match insert.part {
            Part::Open(numbers) => open.push((start, numbers)),
            Part::Close => {
                let (start, numbers) = open.pop().expect("what is closed was opened");
                rewritten.switched.push((start..rewritten.text.len(), numbers));
            }
            Part::Whole => {}
        }
    }
    rewritten.text += &blanked[done..];
    rewritten
}

/// A function: its type, empty for none and `$` for that of a macro, and its name.
pub type Function = (String, String);

/// Whether it is among them; of a macro, whether one of that name is.
pub fn is_among((owner, name): &Function, functions: &BTreeSet<Function>) -> bool {
    functions.iter().any(|(other, named)| named == name && (owner == other || owner == "$" || other == "$"))
}

/// The places of the word const before functions, those in macros too.
fn const_functions(tokens: TokenStream, owner: &str, found: &mut Vec<(Range<usize>, Function)>) {
    let tokens: Vec<_> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        if let TokenTree::Group(group) = token {
            let head: Vec<String> = tokens[..at].iter().map(ToString::to_string).collect();
            let owner = match head.iter().rposition(|word| word == "impl") {
                Some(place) if group.delimiter() == Delimiter::Brace => implemented(&head[place + 1..]),
                _ => None,
            }
            .unwrap_or(owner);
            const_functions(group.stream(), owner, found);
        }
    }
    for three in tokens.windows(3) {
        if let [TokenTree::Ident(first), TokenTree::Ident(second), TokenTree::Ident(name)] = three
            && first == "const"
            && second == "fn"
        {
            found.push((first.span().byte_range(), (owner.to_owned(), name.to_string())));
        }
    }
}

/// The type of an impl of its own, of the words up to its brace.
fn implemented(head: &[String]) -> Option<&str> {
    let mut depth = 0;
    let mut words = head.iter().filter(|word| {
        depth += i32::from(*word == "<") - i32::from(*word == ">");
        depth == 0 && *word != ">"
    });
    let first = words.next()?.as_str();
    words.all(|word| word != "for" && !word.starts_with('{')).then_some(first)
}

enum Part {
    /// Of the code under the switches of these changes.
    Open(Vec<usize>),
    Close,
    Whole,
}

/// Text that goes in; with a number, what that change puts in place of the code.
type Pieces = Vec<(Option<usize>, String)>;

/// What goes in at a place, in order of rank.
struct Insert {
    at: usize,
    rank: (u8, isize, isize),
    part: Part,
    pieces: Pieces,
}

struct Finder<'a> {
    source: &'a str,
    changes: &'a [(usize, &'a Change)],
    constant: &'a BTreeSet<Function>,
    /// The type that functions are of.
    owner: String,
    inserts: Vec<Insert>,
    never: Vec<usize>,
}

impl<'a> Finder<'a> {
    /// The changes of a genre that begin where the span does.
    fn at(&self, genre: &str, span: Span) -> Vec<(usize, &'a Change)> {
        let start = (span.start().line as u64, span.start().column as u64 + 1);
        let here = |change: &Change| change.genre == genre && change.start == start;
        self.changes.iter().copied().filter(|(_, change)| here(change)).collect()
    }

    fn put(&mut self, at: usize, text: impl Fn(&Change) -> String, changes: Vec<(usize, &Change)>) {
        for (number, change) in changes {
            let piece = text(change).replace('#', &number.to_string());
            let rank = (1, isize::MIN, self.inserts.len() as isize);
            self.inserts.push(Insert { at, rank, part: Part::Whole, pieces: vec![(Some(number), piece)] });
        }
    }

    /// Puts code under the switches of these alternatives.
    fn switch(&mut self, code: Range<usize>, alternatives: Vec<(usize, String)>) {
        if alternatives.is_empty() {
            return;
        }
        let numbers = alternatives.iter().map(|alternative| alternative.0).collect();
        let mut pieces = vec![(None, "(".to_owned())];
        for (number, text) in alternatives {
            pieces.push((None, format!("if crate::mutant({number}) {{ ")));
            pieces.push((Some(number), text));
            pieces.push((None, " } else ".to_owned()));
        }
        pieces.push((None, "{ ".to_owned()));
        self.enclose(code, numbers, pieces, vec![(None, " })".to_owned())]);
    }

    fn enclose(&mut self, code: Range<usize>, numbers: Vec<usize>, before: Pieces, behind: Pieces) {
        // Of those that begin or end at one place the longer is outside, of two of one length the earlier.
        let (length, order) = (code.len() as isize, self.inserts.len() as isize);
        self.inserts.push(Insert {
            at: code.start,
            rank: (1, -length, order),
            part: Part::Open(numbers),
            pieces: before,
        });
        self.inserts.push(Insert { at: code.end, rank: (0, length, -order), part: Part::Close, pieces: behind });
    }

    /// Operators bind anew when one of them changes, so all that stand in one row are under one switch.
    fn row(&mut self, row: &'a Expr) {
        let (mut operators, mut operands) = (Vec::new(), Vec::new());
        flatten(row, &mut operators, &mut operands);
        let code = row.span().byte_range();
        let mut alternatives = Vec::new();
        for operator in operators {
            for (number, change) in self.at("BinaryOperator", operator) {
                let place = operator.byte_range();
                let (left, right) = (&self.source[code.start..place.start], &self.source[place.end..code.end]);
                let text = format!("{left}{}{right}", change.replacement);
                if syn::parse_str::<Expr>(&text).is_ok() {
                    alternatives.push((number, text));
                }
            }
        }
        // What a let of the row binds is bound behind the row too, but not behind a switch.
        if !operands.iter().any(|operand| matches!(operand, Expr::Let(_))) {
            self.switch(code, alternatives);
        }
        operands.into_iter().for_each(|operand| self.visit_expr(operand));
    }

    fn function(&mut self, signature: &Signature, block: &'a Block) {
        let end = block.span().end();
        let end = (end.line as u64, end.column as u64 + 1);
        let here = |change: &Change| change.genre == "FnValue" && change.function_end == end;
        let mut changes: Vec<_> = self.changes.iter().copied().filter(|(_, change)| here(change)).collect();
        if signature.constness.is_some() {
            let calls = |change: &Change| change.replacement.contains("Default::default()");
            self.never.extend(changes.iter().filter(|(_, change)| calls(change)).map(|change| change.0));
            if is_among(&(self.owner.clone(), signature.ident.to_string()), self.constant) {
                return;
            }
            // Another function may be const or not.
            changes.retain(|(_, change)| !change.replacement.contains("::"));
        }
        // What an `impl Trait` is the whole body says.
        let output = &self.source[signature.output.span().byte_range()];
        changes.retain(|_| !output.contains("impl "));
        let head = block.brace_token.span.open().byte_range().end;
        self.put(head, |change| format!(" if crate::mutant(#) {{ return {}; }}", change.replacement), changes);
        self.visit_block(block);
    }
}

fn flatten<'a>(row: &'a Expr, operators: &mut Vec<Span>, operands: &mut Vec<&'a Expr>) {
    if let Expr::Binary(binary) = row {
        flatten(&binary.left, operators, operands);
        operators.push(binary.op.span());
        flatten(&binary.right, operators, operands);
    } else {
        operands.push(row);
    }
}

impl<'a> Visit<'a> for Finder<'a> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Binary(_) => self.row(expr),
            // Its length is a constant.
            Expr::Repeat(repeat) => self.visit_expr(&repeat.expr),
            Expr::Const(_) => {}
            _ => visit::visit_expr(self, expr),
        }
    }

    fn visit_expr_unary(&mut self, unary: &'a syn::ExprUnary) {
        let operand = &self.source[unary.expr.span().byte_range()];
        let changes = self.at("UnaryOperator", unary.op.span());
        let alternatives = changes.into_iter().map(|(number, _)| (number, operand.to_owned())).collect();
        self.switch(unary.span().byte_range(), alternatives);
        self.visit_expr(&unary.expr);
    }

    fn visit_expr_match(&mut self, of: &'a syn::ExprMatch) {
        let numbers = of.arms.iter().flat_map(|arm| self.at("MatchArm", arm.span())).map(|change| change.0).collect();
        self.enclose(of.span().byte_range(), numbers, Vec::new(), Vec::new());
        visit::visit_expr_match(self, of);
    }

    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        let changes = self.at("MatchArm", arm.span());
        self.put(arm.pat.span().byte_range().end, |_| " if !crate::mutant(#)".to_owned(), changes);
        if let Pat::Guard(guarded) = &arm.pat {
            let changes = self.at("MatchArmGuard", guarded.guard.span());
            let alternatives =
                changes.into_iter().map(|(number, change)| (number, change.replacement.clone())).collect();
            self.switch(guarded.guard.span().byte_range(), alternatives);
            self.visit_expr(&guarded.guard);
        }
        self.visit_expr(&arm.body);
    }

    fn visit_item_impl(&mut self, item: &'a syn::ItemImpl) {
        let of = &self.source[item.self_ty.span().byte_range()];
        self.owner = of.split('<').next().unwrap_or_default().to_owned();
        visit::visit_item_impl(self, item);
        self.owner.clear();
    }

    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        self.function(&item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        self.function(&item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'a syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block);
        }
    }

    // What is computed when it is compiled cannot be asked about when it runs.
    fn visit_item_const(&mut self, _: &'a syn::ItemConst) {}
    fn visit_impl_item_const(&mut self, _: &'a syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'a syn::TraitItemConst) {}
    fn visit_item_static(&mut self, _: &'a syn::ItemStatic) {}
    fn visit_item_enum(&mut self, _: &'a syn::ItemEnum) {}
    fn visit_type(&mut self, _: &'a syn::Type) {}
    fn visit_pat(&mut self, _: &'a Pat) {}
    fn visit_generic_argument(&mut self, _: &'a syn::GenericArgument) {}
}
