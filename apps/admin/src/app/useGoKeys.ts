import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusContent } from '../ui/focus-content.js';
import { isSingleKey, useSingleKeys } from '../ui/single-keys.js';
import { useScreens } from './useScreens.js';

/** After G, how long for the letter. */
const GO_MS = 1_200;

/** `G` and a letter leads to a screen, `?` shows all keys. */
export function useGoKeys() {
  const [isOn] = useSingleKeys();
  const navigate = useNavigate();
  const { ofAll } = useScreens();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const goUntil = useRef(0);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (!isSingleKey(event)) return;
      const key = event.key.toLowerCase();
      const isGoing = goUntil.current > event.timeStamp;
      goUntil.current = key === 'g' ? event.timeStamp + GO_MS : 0;
      const screen = isGoing ? ofAll.find(({ goKey }) => goKey === key) : undefined;
      if (key === '?') setHelpOpen(true);
      else if (screen) {
        void navigate(screen.path);
        focusContent();
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn, navigate, ofAll]);
  return { isHelpOpen, openHelp: () => setHelpOpen(true), closeHelp: () => setHelpOpen(false) };
}
