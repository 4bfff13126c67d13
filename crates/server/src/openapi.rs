//! The description of the HTTP interface.

use axum::Json;
use utoipa::OpenApi;

use crate::protocol::{
    ErrorBody, ErrorCode, GameList, Me, NewTable, Rename, SeatInfo, SeatKind, SeatPlan, SeatRequest,
    TableInfo, TablePhase, TableResult,
};
use crate::{consult, lobby, records, socket};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Liege",
        description = "Tables, matches and replays. What is said on a table's socket is described \
        by the types ToServer and ToBrowser."
    ),
    paths(
        lobby::games,
        consult::consult,
        lobby::me,
        lobby::rename,
        lobby::create_table,
        lobby::my_tables,
        lobby::show_table,
        lobby::join,
        lobby::fill,
        records::record,
        records::replay,
        records::replay_upload,
        socket::socket,
    ),
    components(schemas(
        ErrorBody,
        ErrorCode,
        GameList,
        Me,
        NewTable,
        Rename,
        SeatInfo,
        SeatKind,
        SeatPlan,
        SeatRequest,
        TableInfo,
        TablePhase,
        TableResult,
    ))
)]
struct Document;

pub(crate) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}
