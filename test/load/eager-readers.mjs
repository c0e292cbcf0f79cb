// A process of its own: readers that ask for the next page as soon as they have one. They look at no body, so that the server is the limit and not they:
// libraries for this decode what they read, which takes longer than plain node takes to send it.
import { fork } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

const SELF = fileURLToPath(import.meta.url);
const END_OF_HEAD = '\r\n\r\n';

/**
 * Pages per second that `readers` get from a port of this machine, over one kept connection each, `paths` in turn. Throws when an answer is not 200
 * or a connection ends.
 */
export function eagerReaders({ port, paths, headers, readers, warmUpSeconds, seconds }) {
  return new Promise((resolve, reject) => {
    const child = fork(SELF, ['read'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('message', ({ perSecond, problem }) => {
      child.disconnect();
      if (problem) reject(new Error(problem));
      else resolve(perSecond);
    });
    child.once('exit', (code) => code !== 0 && reject(new Error(`The readers ended with ${code}.`)));
    child.send({ port, paths, headers, readers, warmUpSeconds, seconds });
  });
}

async function read({ port, paths, headers, readers, warmUpSeconds, seconds }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`);
  const countFrom = performance.now() + warmUpSeconds * 1_000;
  const until = countFrom + seconds * 1_000;
  let [next, answered] = [0, 0];
  const one = () =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let left = 0;
      const ask = () => {
        if (performance.now() >= until) return resolve(socket.destroy());
        socket.write(requests[next++ % requests.length]);
      };
      socket.once('connect', ask);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('The server closed a connection.')));
      socket.on('data', (chunk) => {
        if (left === 0) left = lengthOf(chunk);
        left -= chunk.length;
        if (left > 0) return;
        if (left < 0) return reject(new Error('More bytes came than the answer has.'));
        if (performance.now() >= countFrom) answered += 1;
        ask();
      });
    });
  await Promise.all(Array.from({ length: readers }, one));
  return answered / seconds;
}

/** Of a whole answer, head and body. The head comes in one piece. */
function lengthOf(chunk) {
  const end = chunk.indexOf(END_OF_HEAD);
  const head = chunk.latin1Slice(0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head);
  if (end < 0 || !length || !head.startsWith('HTTP/1.1 200 ')) throw new Error(`Not a page: ${head.slice(0, 200)}`);
  return end + END_OF_HEAD.length + Number(length[1]);
}

if (process.argv[1] === SELF && process.argv[2] === 'read')
  process.once('message', (load) => {
    void read(load).then(
      (perSecond) => process.send({ perSecond }),
      (error) => process.send({ problem: error.message }),
    );
  });
