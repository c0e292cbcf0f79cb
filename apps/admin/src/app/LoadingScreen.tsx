import { useTranslate } from 'react-admin';
import { LoadingState } from './LoadingState.js';
import { ScreenHeading } from './ScreenHeading.js';

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
