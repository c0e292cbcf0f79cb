import { Catch } from '@nestjs/common';
import type { GqlExceptionFilter } from '@nestjs/graphql';
import { Fault, InputRejected } from '@landfall/kernel';

/** Hands rejections on to the formatter: they are answers, not faults, and do not belong into the log. */
@Catch(Fault, InputRejected)
export class ExpectedErrorsFilter implements GqlExceptionFilter {
  catch(error: Fault | InputRejected): Error {
    return error;
  }
}
