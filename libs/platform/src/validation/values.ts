import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import { isIsoDate, isLanguage, type IsoDate } from '@landfall/kernel';
import type { MessageKey } from '@landfall/messages';
import { prepared, Prepare } from './prepare.js';
import { saying } from './saying.js';
import type { InputClass } from './validated.js';

/** A day of the calendar, within limits where some are given; empty is null. */
export const IsCalendarDay = ({
  from = '',
  to = '9999-12-31',
}: { from?: IsoDate; to?: IsoDate } = {}): PropertyDecorator =>
  applyDecorators(
    Prepare((value) => (value === '' ? null : value)),
    IsOptional(),
    ValidateBy(
      {
        name: 'isCalendarDay',
        validator: { validate: (value: unknown) => isIsoDate(value) && value >= from && value <= to },
      },
      saying('rejection.invalidDate'),
    ),
  );

/** A whole number from `min` to `max`. */
export const IsWholeNumber = (min: number, max: number): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isWholeNumber',
      validator: {
        validate: (value: unknown) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
      },
    },
    saying('rejection.notInRange', { min, max }),
  );

/** A language that is offered, in capitals or not; with `isLocale` a region may follow, as in `de-AT`. */
export const IsOfferedLanguage = ({ isLocale = false } = {}): PropertyDecorator =>
  applyDecorators(
    Prepare((value) => (typeof value === 'string' ? languageIn(value, isLocale) : value)),
    IsOptional(),
    ValidateBy(
      {
        name: 'isOfferedLanguage',
        validator: { validate: (value: unknown) => typeof value === 'string' && isLanguage(value) },
      },
      saying('rejection.unknownLanguage'),
    ),
  );

const languageIn = (text: string, isLocale: boolean): string => {
  const code = text.trim().toLowerCase();
  return isLocale ? (code.split(/[-_]/)[0] ?? '') : code;
};

/** One of a closed list. */
export const IsOneOf = (values: readonly string[], key: MessageKey): PropertyDecorator =>
  ValidateBy(
    { name: 'isOneOf', validator: { validate: (value: unknown) => values.some((one) => one === value) } },
    saying(key),
  );

/** A list of at least and at most so many entries. */
export const HasEntries = (min: number, max: number): PropertyDecorator => {
  const says = saying('rejection.notInRange', { min, max });
  return applyDecorators(ArrayMinSize(min, says), ArrayMaxSize(max, says));
};

/** An input within this one, or a list of such; its errors are told by paths such as `details.0.sourceUri`. */
export const Nested = (type: () => InputClass<object>): PropertyDecorator => {
  const read = (value: unknown): unknown =>
    value !== null && typeof value === 'object' ? prepared(type(), value) : value;
  return applyDecorators(
    Prepare((value) => (Array.isArray(value) ? value.map(read) : read(value))),
    IsOptional(),
    ValidateNested({ each: true, ...saying('rejection.required') }),
  );
};
