//! 5.7 Withdraw and Battle: the rules, the odds that the table shows, and the calculator (5.8 too).

mod battle;
mod calculator;
mod exact;
mod odds;
