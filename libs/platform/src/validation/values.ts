import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import { isInstant, isIsoDate, isLanguage, type IsoDate } from '@landfall/kernel';
import { prepared, Prepare } from './prepare.js';
import { saying } from './saying.js';
import type { InputClass } from './validated.js';

interface Days {
  from?: IsoDate;
  to?: IsoDate;
  isRequired?: boolean;
}

/** A calendar day within optional limits; empty is null unless required. */
export function IsCalendarDay({ from = '', to = '9999-12-31', isRequired = false }: Days = {}): PropertyDecorator {
  const day = ValidateBy(
    {
      name: 'isCalendarDay',
      validator: { validate: (value: unknown) => isIsoDate(value) && value >= from && value <= to },
    },
    saying('rejection.invalidDate'),
  );
  return isRequired
    ? day
    : applyDecorators(
        Prepare((value) => (value === '' ? null : value)),
        IsOptional(),
        day,
      );
}

/** An optional ISO 8601 instant with a zone. */
export const IsMoment = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    ValidateBy({ name: 'isMoment', validator: { validate: isInstant } }, saying('rejection.invalidDate')),
  );

/** An optional country code of two letters in any case; whether the country exists is for `decide`. */
export const IsCountryCode = (): PropertyDecorator =>
  applyDecorators(
    Prepare((value) => (typeof value === 'string' ? value.trim().toUpperCase() || null : value)),
    IsOptional(),
    ValidateBy(
      {
        name: 'isCountryCode',
        validator: { validate: (value: unknown) => typeof value === 'string' && /^[A-Z]{2}$/.test(value) },
      },
      saying('rejection.unknownCountry', (value) => ({ id: String(value).slice(0, 40) })),
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

/** An offered language in any case; with `isLocale` also a region, as in `de-AT`. Empty is null unless required. */
export function IsOfferedLanguage({ isLocale = false, isRequired = false } = {}): PropertyDecorator {
  const read = Prepare((value) => {
    const code = typeof value === 'string' ? languageIn(value, isLocale) : value;
    return code === '' && !isRequired ? null : code;
  });
  const language = ValidateBy(
    { name: 'isOfferedLanguage', validator: { validate: isLanguage } },
    saying('rejection.unknownLanguage'),
  );
  return isRequired ? applyDecorators(read, language) : applyDecorators(read, IsOptional(), language);
}

const languageIn = (text: string, isLocale: boolean): string => {
  const code = text.trim().toLowerCase();
  return isLocale ? (code.split(/[-_]/)[0] ?? '') : code;
};

/** A list with a minimum and maximum length. */
export const HasEntries = (min: number, max: number): PropertyDecorator => {
  const says = saying('rejection.notInRange', { min, max });
  return applyDecorators(ArrayMinSize(min, says), ArrayMaxSize(max, says));
};

/** A nested input or a list of them; its errors have paths such as `details.0.sourceUri`. */
export const Nested = (type: () => InputClass<object>): PropertyDecorator => {
  const read = (value: unknown): unknown =>
    value !== null && typeof value === 'object' ? prepared(type(), value) : value;
  return applyDecorators(
    Prepare((value) => (Array.isArray(value) ? value.map(read) : read(value))),
    IsOptional(),
    ValidateNested({ each: true, ...saying('rejection.required') }),
  );
};
