import { EventEmitter } from 'node:events';
import type { NextFunction, Request, Response } from 'express';
import { overload } from './overload.middleware.js';

class Answer extends EventEmitter {
  code = 200;
  body: unknown = null;
  status(code: number): this {
    this.code = code;
    return this;
  }
  set(): this {
    return this;
  }
  json(body: unknown): this {
    this.body = body;
    return this;
  }
}

describe('overload', () => {
  const limit = overload(2);
  const ask = (): { answer: Answer; passed: boolean } => {
    const answer = new Answer();
    let passed = false;
    const next: NextFunction = () => {
      passed = true;
    };
    limit({ headers: { 'accept-language': 'en' } } as Request, answer as unknown as Response, next);
    return { answer, passed };
  };

  it('lets the agreed number in, answers 503 to the next, and lets in again when one has been answered', () => {
    const [first, second, third] = [ask(), ask(), ask()];
    expect([first.passed, second.passed, third.passed]).toEqual([true, true, false]);
    expect(third.answer.code).toBe(503);
    expect(third.answer.body).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    first.answer.emit('close');
    expect(ask().passed).toBe(true);
  });
});
