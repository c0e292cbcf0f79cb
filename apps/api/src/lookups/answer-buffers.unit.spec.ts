import { answerBuffer, giveBack } from './answer-buffers.js';

const memoryOf = (bytes: Buffer): ArrayBufferLike => bytes.buffer;

it('uses the memory of an answer that was sent for one of about its size', () => {
  const sent = answerBuffer(100_000);
  giveBack(sent);
  const small = answerBuffer(10_000);
  const next = answerBuffer(120_000);
  expect(next).toHaveLength(120_000);
  expect(memoryOf(next)).toBe(memoryOf(sent));
  expect(memoryOf(small)).not.toBe(memoryOf(sent));
});

it('gives no two answers the same memory', () => {
  const all = Array.from({ length: 20 }, () => answerBuffer(90_000));
  all.forEach(giveBack);
  const again = Array.from({ length: 40 }, () => memoryOf(answerBuffer(90_000)));
  expect(new Set(again).size).toBe(40);
});

it('keeps nothing of very large answers', () => {
  const large = answerBuffer(2_000_000);
  expect(large).toHaveLength(2_000_000);
  giveBack(large);
  expect(memoryOf(answerBuffer(2_000_000))).not.toBe(memoryOf(large));
});
