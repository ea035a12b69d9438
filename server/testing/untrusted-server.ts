import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';

// A certificate that nobody has signed but itself, for this machine's name, until 2126; its key opens nothing.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgyag9NCW7aiAERraX
W4q1ZzguUDSQ/l3PpDSnpSBfqOihRANCAAR5Ya1YQrUW7PRw2B1OFPeSxJAMXnCD
wqEvzhtl4tAe+hC9BBmwZum0hkq0kqiH2Hfk+R5yGCYCd4nROysUvXAK
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUAfuzFwWcZxyVH4m0/adajV3R+2kwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzEyMzA1M1oYDzIxMjYxMDMw
MTIzMDUzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR5Ya1YQrUW7PRw2B1OFPeSxJAMXnCDwqEvzhtl4tAe+hC9BBmwZum0
hkq0kqiH2Hfk+R5yGCYCd4nROysUvXAKo28wbTAdBgNVHQ4EFgQUr1kFOCSU2A6F
bzmqMzrDydUug0gwHwYDVR0jBBgwFoAUr1kFOCSU2A6FbzmqMzrDydUug0gwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAJoq1enBfWFT4U0Qw8lsJ1stsIA16m22a+2KliR0DUThAiEA
k8WtldAzsmbZO8MSz31N2D92zvU1HQgHGD9BwJWYvgk=
-----END CERTIFICATE-----`;

/**
 * A server on this machine that speaks TLS with a certificate nobody vouches for, and counts the bytes it was trusted
 * with; for the time of one test.
 */
export async function openUntrustedServer({ afterPostgresAsks = false } = {}) {
  let trustedBytes = 0;
  const secure = (socket: Socket) => {
    const tls = new TLSSocket(socket, { isServer: true, key, cert });
    tls.on('data', (part) => (trustedBytes += part.length)).on('error', () => tls.destroy());
  };
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (!afterPostgresAsks) return secure(socket);
    socket.once('data', () => {
      socket.write('S');
      secure(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, trustedBytes: () => trustedBytes };
}
