import { useTranslate } from 'react-admin';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';

/** In place of a screen whose part of the application is still on its way. */
export function LoadingScreen() {
  const translate = useTranslate();
  return (
    <>
      <ScreenHeading text={translate('app.loading')} />
      <LoadingState rows={6} />
    </>
  );
}
