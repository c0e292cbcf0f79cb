import { Catch } from '@nestjs/common';
import type { GqlExceptionFilter } from '@nestjs/graphql';
import { Fault, InputRejected } from '@landfall/kernel';

/** Forwards rejections to the formatter without logging: they are answers, not faults. */
@Catch(Fault, InputRejected)
export class ExpectedErrorsFilter implements GqlExceptionFilter {
  catch(error: Fault | InputRejected): Error {
    return error;
  }
}
