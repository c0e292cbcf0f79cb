import { type, type ValueKind } from './detail-type.js';

const fact = (key: string, kind: ValueKind = 'FREETEXT') =>
  type(key, kind, 'MoreAboutDestination', { set: 'COUNTRY_INFORMATION' });

/** The facts of the country database (spec: catalogue, section 3). */
export const COUNTRY_INFORMATION_TYPES = [
  fact('CiCapital'),
  fact('CiLanguages'),
  fact('CiCurrency'),
  fact('CiCallingCode'),
  fact('CiTimeZones'),
  fact('CiDrivingSide'),
  fact('CiTipping'),
  fact('CiEmergencyCentral'),
  fact('CiEmergencyPolice'),
  fact('CiEmergencyFire'),
  fact('CiEmergencyAmbulance'),
  fact('CiEmbassies'),
  fact('CiTouristBoard'),
  fact('CiDrivingPermit'),
  fact('CiSpeedLimits'),
  fact('CiAlcoholLimit'),
  fact('CiCardPayment'),
  fact('CiCashPayment'),
  /** Plug types and voltage. */
  fact('CiSockets'),
  /** Whether a traveller with plugs of types C, E and F needs an adapter. */
  fact('CiSocketAdapter', 'YESNOTEXT'),
  fact('CiInternet'),
  fact('CiMedicalCare'),
] as const;
