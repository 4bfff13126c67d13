//! Where a request comes from: the other end of the connection or, behind a proxy that is trusted, the address it forwards.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;

/// Proxies that may say on whose behalf they ask: one address, or a network (`10.0.0.0/8`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrustedProxy(ipnet::IpNet);

impl FromStr for TrustedProxy {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let address = text.parse::<IpAddr>().map(ipnet::IpNet::from);
        let network = address.or_else(|_| text.parse::<ipnet::IpNet>());
        network.map(Self).map_err(|_| "an address, or a network such as 10.0.0.0/8".to_owned())
    }
}

/// Who is counted together: one address, or the network of a household, which has many of the newer kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ClientAddress(IpAddr);

impl ClientAddress {
    pub fn of(peer: IpAddr, headers: &HeaderMap, trusted: &[TrustedProxy]) -> Self {
        let mut client = peer.to_canonical();
        for hop in hops(headers) {
            let is_trusted = is_proxy(client, trusted);
            // Whatever stands before an address that nobody vouches for may be made up.
            let (true, Some(hop)) = (is_trusted, hop) else { break };
            client = hop.to_canonical();
        }
        Self(household(client))
    }
}

/// Who is at the other end of a connection; none where that is a proxy, which speaks for many.
pub(crate) fn neighbour(peer: IpAddr, trusted: &[TrustedProxy]) -> Option<ClientAddress> {
    let peer = peer.to_canonical();
    (!is_proxy(peer, trusted)).then(|| ClientAddress(household(peer)))
}

fn is_proxy(address: IpAddr, trusted: &[TrustedProxy]) -> bool {
    trusted.iter().any(|proxy| proxy.0.contains(&address))
}

impl std::fmt::Display for ClientAddress {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(formatter)
    }
}

/// `X-Forwarded-For`, the nearest first; none for what is no address.
fn hops(headers: &HeaderMap) -> impl Iterator<Item = Option<IpAddr>> {
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(',')).map(|hop| {
        let hop = hop.trim();
        hop.parse().ok().or_else(|| hop.parse().ok().map(|with_port: SocketAddr| with_port.ip()))
    })
}

/// The first 64 bits of an IPv6 address.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn client(peer: &str, forwarded: &[&'static str]) -> String {
        let trusted = ["10.0.0.0/8", "::1"].map(|proxy| proxy.parse().unwrap());
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        ClientAddress::of(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(client("192.0.2.1", &["203.0.113.5"]), "192.0.2.1");
        assert_eq!(client("10.1.2.3", &["203.0.113.5"]), "203.0.113.5");
        assert_eq!(client("10.1.2.3", &["6.6.6.6, 203.0.113.5"]), "203.0.113.5", "what a browser claims");
        assert_eq!(client("10.1.2.3", &["6.6.6.6", "203.0.113.5, 10.9.9.9"]), "203.0.113.5", "two proxies");
        assert_eq!(client("10.1.2.3", &[]), "10.1.2.3");
        assert_eq!(client("10.1.2.3", &["6.6.6.6, nonsense"]), "10.1.2.3");
        assert_eq!(client("::ffff:10.1.2.3", &["203.0.113.5:4711"]), "203.0.113.5");
    }

    #[test]
    fn a_household_is_counted_together() {
        assert_eq!(client("2001:db8:1:2:3:4:5:6", &[]), "2001:db8:1:2::");
        assert_eq!(client("::1", &["2001:db8:1:2::9"]), "2001:db8:1:2::");
    }

    #[test]
    fn proxies_are_addresses_or_networks() {
        for right in ["127.0.0.1", "::1", "10.0.0.0/8", "fd00::/8"] {
            assert!(right.parse::<TrustedProxy>().is_ok(), "{right}");
        }
        for wrong in ["", "localhost", "10.0.0.0/33", "10.0.0.1:80"] {
            assert!(wrong.parse::<TrustedProxy>().is_err(), "{wrong}");
        }
    }
}
