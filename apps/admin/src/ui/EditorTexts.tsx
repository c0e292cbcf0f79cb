import { useContext, type ReactNode } from 'react';
import { EditorTextsContext } from './editor-texts-context.js';
import { ErrorState } from './ErrorState.js';
import { LoadingState } from './LoadingState.js';
import { ScreenHeading } from './ScreenHeading.js';

interface Props {
  /** Where the heading of the screen is among the children: it stands there before they come. */
  heading?: string;
  children: ReactNode;
}

/** Shows its children once the editors' texts are loaded. */
export function EditorTexts({ heading, children }: Props) {
  const { isReady, error, retry } = useContext(EditorTextsContext);
  if (isReady) return <>{children}</>;
  return (
    <>
      {heading && <ScreenHeading text={heading} />}
      {error ? <ErrorState error={error} onRetry={retry} /> : <LoadingState />}
    </>
  );
}
