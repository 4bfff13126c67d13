//! The `liege` command.

mod commands;
mod output;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Rules-exact historical board games: serve them, simulate them, check them.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(commands::serve::Args),
    Games(commands::games::Args),
    Simulate(commands::simulate::Args),
    Arena(commands::arena::Args),
    Bench(commands::bench::Args),
    Ladder(commands::ladder::Args),
    Tune(commands::tune::Args),
    Calibrate(commands::calibrate::Args),
    Scenario(commands::scenario::Args),
    State(commands::state::Args),
    Replay(commands::replay::Args),
    Perft(commands::perft::Args),
    Consult(commands::consult::Args),
    Load(commands::load::Args),
    #[command(subcommand)]
    Admin(commands::admin::Command),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(args) => commands::serve::run(args),
        Command::Games(args) => commands::games::run(args),
        Command::Simulate(args) => commands::simulate::run(args),
        Command::Arena(args) => commands::arena::run(args),
        Command::Bench(args) => commands::bench::run(args),
        Command::Ladder(args) => commands::ladder::run(args),
        Command::Tune(args) => commands::tune::run(args),
        Command::Calibrate(args) => commands::calibrate::run(args),
        Command::Scenario(args) => commands::scenario::run(args),
        Command::State(args) => commands::state::run(args),
        Command::Replay(args) => commands::replay::run(args),
        Command::Perft(args) => commands::perft::run(args),
        Command::Consult(args) => commands::consult::run(args),
        Command::Load(args) => commands::load::run(args),
        Command::Admin(command) => commands::admin::run(command),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("liege: {error:#}");
            ExitCode::FAILURE
        }
    }
}
