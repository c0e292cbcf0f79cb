import type { ReactNode } from 'react';
import { DEVICE_TEXTS, type DevicePage, type DeviceText } from '../device/device-page.js';
import type { Reader } from '../model/reader.js';
import { OFFLINE_PATH } from '../offline.js';

/** Notifications on the device of the reader. It shows with the script, where the browser can have them; what they do is loaded when it is used. */
export function DeviceBox({ reader: { t, language }, pushKey }: { reader: Reader; pushKey: string }): ReactNode {
  const texts = Object.fromEntries(DEVICE_TEXTS.map((name) => [name, t(`page.push.${name}`)]));
  const page: DevicePage = {
    key: pushKey,
    worker: `${OFFLINE_PATH}?lang=${language}`,
    texts: texts as Record<DeviceText, string>,
  };
  return (
    <div className="device" data-device={JSON.stringify(page)} hidden>
      <h3>{t('page.push')}</h3>
      <p className="muted" id="device-what">
        {t('page.push.what')}
      </p>
      <p role="status" />
      <div className="row">
        <button type="button" className="btn" aria-describedby="device-what">
          {t('page.push.start')}
        </button>
      </div>
    </div>
  );
}
