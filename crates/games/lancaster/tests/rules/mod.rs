//! One test per numbered rule, ruling, worked example and edge case, named for it. A test that cites a section is in the
//! file of that section, whatever else it cites.

mod differential;
mod rulings;
mod s3_1;
mod s3_2;
mod s3_3;
mod s3_4;
mod s3_5;
mod s3_6;
mod s3_8;
mod s4_1;
mod s4_2;
mod s5_1;
mod s5_10;
mod s5_2;
mod s5_3;
mod s5_4;
mod s5_5;
mod s5_6;
mod s5_7;
mod s5_8;
mod s5_9;
mod s6;
mod s7_1;
mod s7_2;
mod s8;
mod table;
mod vectors;
