//! `liege arena`: who is stronger.

use anyhow::Result;

use super::series::SeriesArgs;
use crate::output;

/// Let bots meet in all seats, and rate them.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    series: SeriesArgs,
}

pub fn run(args: Args) -> Result<()> {
    let report = args.series.play(|game, plan, bar| game.arena(plan, bar))?;
    if args.series.json {
        return output::json(&report);
    }
    for bot in &report.bots {
        let [low, high] = bot.ci95.map(|bound| 100.0 * bound);
        output::line(format!(
            "{:14} wins {:5.1} % of {} seats (95 %: {low:.1} to {high:.1}), rating {:.1} ± {:.1}, {:.1} points on average",
            bot.bot,
            100.0 * bot.win_share,
            bot.matches,
            bot.rating,
            bot.rating_deviation,
            bot.mean_points
        ))?;
    }
    Ok(())
}
