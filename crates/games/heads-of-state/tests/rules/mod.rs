//! One test for each numbered rule, ruling and test vector, named for it. Cards and spaces are written as in the
//! README's glossary: `TI,TR,CA`, `gb.ireland.earl`.

mod differential;
mod rulings;
mod s3_1;
mod s3_2;
mod s3_4;
mod s3_6;
mod s3_7;
mod s3_8;
mod s3_9;
mod s4;
mod s5_1;
mod s5_10;
mod s5_11;
mod s5_12;
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
mod table;
mod vectors;
