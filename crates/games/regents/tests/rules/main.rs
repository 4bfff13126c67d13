//! One test per numbered rule, ruling and test vector, named for it, filed by section of the rules page.

mod rulings;
mod s3_1;
mod s3_2;
mod s3_3;
mod s3_5;
mod s3_7;
mod s3_8;
mod s3_9;
mod s4_1;
mod s4_2;
mod s4_3;
mod s5_1;
mod s5_10;
mod s5_11;
mod s5_2;
mod s5_4;
mod s5_5;
mod s5_7;
mod s5_8;
mod s5_9;
mod s6_1;
mod s6_2;
mod s7;
mod s8;
mod table;
mod vectors;
