import { once } from 'node:events';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';

/** A connection to a listening server of this process, for a test that writes bytes itself; its errors are left alone. */
export async function openSocket(server: Server): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}
