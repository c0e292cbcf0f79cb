import { Catch } from '@nestjs/common';
import type { GqlExceptionFilter } from '@nestjs/graphql';
import { Fault, InputRefused } from '@landfall/kernel';

/** Hands refusals on to the formatter: they are answers, not faults, and do not belong into the log. */
@Catch(Fault, InputRefused)
export class ExpectedErrorsFilter implements GqlExceptionFilter {
  catch(error: Fault | InputRefused): Error {
    return error;
  }
}
