import { BrokenRegressionCaseDialog } from '../impact/BrokenRegressionCaseDialog.js';
import { StaleDialog } from './StaleDialog.js';
import type { RestrictionSave } from './useRestrictionSave.js';
import type { RestrictionVersions } from './useRestrictionVersions.js';

interface Props {
  versions: RestrictionVersions;
  saving: RestrictionSave;
}

/** The questions that a save can end in: another version came first, or expected answers would no longer come. */
export function SaveDialogs({ versions, saving }: Props) {
  const { stale, keepMine, discardMine, decideLater } = versions;
  const { regressionCases, isSaving, save, clearRegressionCases } = saving;
  return (
    <>
      {stale && (
        <StaleDialog
          theirs={stale.theirs}
          merge={stale.merge}
          onKeep={keepMine}
          onDiscard={discardMine}
          onLater={decideLater}
        />
      )}
      {regressionCases && (
        <BrokenRegressionCaseDialog
          of="draft"
          regressionCases={regressionCases}
          isSaving={isSaving}
          onPropose={() => void save(true)}
          onBack={clearRegressionCases}
        />
      )}
    </>
  );
}
