import type { FaultCode, Language } from '@landfall/kernel';
import type { Request, Response } from 'express';

export interface HttpProblem {
  status: number;
  code: FaultCode;
  message: string;
  language: Language;
  correlationId: string;
}

/** Writes a problem in the format of the process: JSON from the api, a page for travellers. */
export type ProblemWriter = (problem: HttpProblem, request: Request, response: Response) => void;

export const problemAsJson: ProblemWriter = (problem, _request, response) => {
  response.status(problem.status).json(jsonOf(problem));
};

export const jsonOf = ({ message, code, correlationId }: HttpProblem): object => ({
  errors: [{ message, extensions: { code, correlationId } }],
});
