/** Where what a server sends arrives in tests: a mail server and a receiver of pushes, on loopback. */
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail as it arrived. */
export interface Mail {
  readonly to: string;
  readonly text: string;
}

/** A mail server that keeps what it gets. It knows as much of SMTP as one receiver needs. */
export async function mailServer() {
  const mails: Mail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let to = '';
    let heard = '';
    let letter: string | undefined;
    socket.setEncoding('utf8').write('220 loopback ESMTP\r\n');
    socket.on('data', (part: string) => {
      heard += part;
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + 2);
        if (letter !== undefined && line !== '.') {
          letter += `${line.replace(/^\.\./, '.')}\r\n`;
          continue;
        }
        if (letter !== undefined) {
          mails.push({ to, text: textOf(letter) });
          letter = undefined;
          socket.write('250 kept\r\n');
        } else if (/^DATA/i.test(line)) {
          letter = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else {
          to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1] ?? to;
          socket.write('250 loopback\r\n');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    mails,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** What people read in a letter. */
function textOf(letter: string): string {
  const part = letter.slice(letter.search(/content-type: text\/plain/i));
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n').split(/\r\n--/)[0] ?? '';
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  return body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** What a push service would be: it keeps where something was sent. */
export async function pushService() {
  const got: string[] = [];
  const server = createHttpServer((request, response) => {
    got.push(request.url ?? '');
    request.resume().on('end', () => response.writeHead(201).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    got,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
