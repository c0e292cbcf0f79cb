import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { focusContent } from '../ui/focus-content.js';
import { GO_MS, isSingleKey } from './go-keys.js';
import { useScreens } from './useScreens.js';

/** Whether single keys do anything. On until the user switches them off. */
export const useSingleKeys = () => useStore<boolean>('singleKeys', true);

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
