//! One test per example, ruling and numbered rule, filed by section of the rules page.

mod differential;
mod rulings;
mod s3_1;
mod s3_10;
mod s3_11;
mod s3_12;
mod s3_13;
mod s3_5;
mod s3_8;
mod s4;
mod s5_0;
mod s5_1;
mod s5_10;
mod s5_11;
mod s5_12;
mod s5_13;
mod s5_14;
mod s5_15;
mod s5_16;
mod s5_2;
mod s5_3;
mod s5_4;
mod s5_5;
mod s5_6;
mod s5_7;
mod s5_8;
mod s5_9;
mod s6_1;
mod s6_2;
mod s6_3;
mod s7;
mod s8;
#[path = "../laws/stubborn.rs"]
mod stubborn;
mod table;
mod vectors;
