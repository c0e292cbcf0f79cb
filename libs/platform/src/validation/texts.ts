import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsOptional, MaxLength, ValidateBy } from 'class-validator';
import { isWebAddress, plainEmailAddress } from '@landfall/kernel';
import type { MessageKey } from '@landfall/messages';
import { Prepare } from './prepare.js';
import { saying } from './saying.js';

/** Trims a text and removes the null character, which PostgreSQL rejects. */
const typed = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '').trim() : value);

/** A required single-line text, trimmed. */
export const RequiredText = (max: number): PropertyDecorator =>
  applyDecorators(
    Prepare((value) => typed(value) ?? ''),
    IsNotEmpty(saying('rejection.required')),
    MaxLength(max, saying('rejection.tooLong', { max })),
  );

/** An optional text, trimmed; empty is null. */
export const OptionalText = (max: number): PropertyDecorator =>
  applyDecorators(Trimmed(), IsOptional(), MaxLength(max, saying('rejection.tooLong', { max })));

/** An optional text, untrimmed but without the null character; empty is null. */
export const OptionalTextAsTyped = (max: number): PropertyDecorator =>
  applyDecorators(
    Prepare((value) => (typeof value === 'string' ? value.replaceAll('\0', '') || null : value)),
    IsOptional(),
    MaxLength(max, saying('rejection.tooLong', { max })),
  );

export const Trimmed = (): PropertyDecorator =>
  Prepare((value) => {
    const text = typed(value);
    return text === '' ? null : text;
  });

const IsText = (name: string, key: MessageKey, holds: (text: string) => boolean): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (value: unknown) => typeof value === 'string' && holds(value) } },
    saying(key),
  );

const optionalTextThat = (name: string, key: MessageKey, holds: (text: string) => boolean): PropertyDecorator =>
  applyDecorators(Trimmed(), IsOptional(), IsText(name, key, holds));

/** An http or https address by `isWebAddress` of the kernel, trimmed; empty is null unless required. */
export const IsWebAddress = ({ isRequired = false } = {}): PropertyDecorator =>
  isRequired
    ? applyDecorators(Prepare(typed), IsText('isWebAddress', 'rejection.invalidUrl', isWebAddress))
    : optionalTextThat('isWebAddress', 'rejection.invalidUrl', isWebAddress);

/** A plain e-mail address, trimmed; empty is null unless required. Stricter than class-validator's (docs/adr/0007). */
export const IsEmailAddress = ({ isRequired = false } = {}): PropertyDecorator =>
  isRequired
    ? applyDecorators(Prepare(typed), IsText('isEmailAddress', 'rejection.invalidEmail', isEmailAddress))
    : optionalTextThat('isEmailAddress', 'rejection.invalidEmail', isEmailAddress);

const isEmailAddress = (text: string): boolean => plainEmailAddress(text) !== null;
