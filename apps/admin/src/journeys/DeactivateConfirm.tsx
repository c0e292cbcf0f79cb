import { Confirm } from 'react-admin';

interface Props {
  isOpen: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether travellers shall no longer see a trip page. */
export const DeactivateConfirm = ({ isOpen, isBusy = false, onConfirm, onClose }: Props) => (
  <Confirm
    isOpen={isOpen}
    loading={isBusy}
    title="journeys.confirmTitle"
    content="journeys.confirmText"
    confirm="journeys.confirm"
    confirmColor="warning"
    onConfirm={onConfirm}
    onClose={onClose}
  />
);
