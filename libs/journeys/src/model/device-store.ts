import { In, IsNull, LessThan, Not } from 'typeorm';
import { noteFacts } from '@landfall/evidence/evidence-log';
import type { Tx } from '@landfall/platform';
import { TRIP_DEVICE_REMOVED, type TripDeviceRemovedV1 } from '../events.js';
import { Device } from './device.entity.js';
import { appendJourneyEvent } from './journey-events.js';
import { tripById } from './journey-store.js';

/** A device that has ended holds nothing of its reader; its outcomes are read for so long. */
const KEEP_ENDED_DAYS = 90;

/** The device of a trip page behind an address at a push service. */
export const deviceAt = (tx: Tx, journeyId: string, endpoint: string): Promise<Device | null> =>
  tx.manager.findOneBy(Device, { journeyId, endpoint });

export const countDevices = (tx: Tx, journeyId: string): Promise<number> =>
  tx.manager.countBy(Device, { journeyId, endpoint: Not(IsNull()) });

export async function insertDevice(tx: Tx, device: Omit<Device, 'endedAt'>): Promise<void> {
  await tx.manager.insert(Device, device);
}

export const setDeviceLanguage = (tx: Tx, id: string, language: string): Promise<unknown> =>
  tx.manager.update(Device, { id }, { language });

/** Notes the newest change that a device has been notified of; an older one leaves the mark as it is. */
export async function noteDeviceNotified(tx: Tx, id: string, changeId: string): Promise<void> {
  await tx.manager.update(Device, { id, notifiedChangeId: LessThan(changeId) }, { notifiedChangeId: changeId });
}

type Leaving = Pick<Device, 'id' | 'journeyId' | 'organisationId'>;

/** Ends a device: its address is deleted. The caller holds the journey's row. */
export async function removeDevice(
  tx: Tx,
  { id, journeyId, organisationId }: Leaving,
  reason: TripDeviceRemovedV1['reason'],
  now: Date,
  correlationId: string | null,
): Promise<void> {
  await tx.manager.update(Device, { id }, { endpoint: null, endedAt: now });
  const payload: TripDeviceRemovedV1 = { organisationId, deviceId: id, reason };
  await appendJourneyEvent(
    tx,
    journeyId,
    { type: TRIP_DEVICE_REMOVED, schemaVersion: 1, payload },
    { actor: reason === 'SWITCHED_OFF' ? 'traveller' : 'worker', correlationId },
  );
  await noteFacts(tx, [{ journeyId, organisationId, at: now, fact: { kind: 'DEVICE_REMOVED' } }]);
}

/** Ends a device that its push service does not know any more. Holds the journey first, as its reader does. */
export async function removeGoneDevice(tx: Tx, { id, journeyId, organisationId }: Leaving, now: Date): Promise<void> {
  if (!(await tripById(tx, journeyId))) return;
  const device = await tx.manager.findOneBy(Device, { id, endpoint: Not(IsNull()) });
  if (device) await removeDevice(tx, { id, journeyId, organisationId }, 'GONE', now, null);
}

/** Ends all devices of these journeys, whose rows the caller holds. Returns those that were not ended yet. */
export async function endDevicesOf(tx: Tx, journeyIds: readonly string[], now: Date): Promise<Leaving[]> {
  const active = { journeyId: In([...journeyIds]), endpoint: Not(IsNull()) };
  const ended = await tx.manager.find(Device, {
    select: { id: true, journeyId: true, organisationId: true },
    where: active,
  });
  if (ended.length === 0) return [];
  await tx.query(
    `update outgoing_push set status = 'SKIPPED', lease_until = null where subscription_id = any($1) and status in ('QUEUED', 'SENDING')`,
    [ended.map(({ id }) => id)],
  );
  await tx.manager.update(Device, active, { endpoint: null, endedAt: now });
  return ended;
}

/** Deletes what is left of devices that ended long ago, with their pushes. */
export async function deleteFormerDevices(tx: Tx, now: Date): Promise<void> {
  await tx.manager.delete(Device, { endedAt: LessThan(new Date(now.getTime() - KEEP_ENDED_DAYS * 86_400_000)) });
}
