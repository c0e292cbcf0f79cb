import EditIcon from '@mui/icons-material/Edit';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, IconButton, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { RecordContextProvider, useLocale, useTranslate } from 'react-admin';
import { webAddress } from '../answer/section-model.js';
import type { OperatorInfo } from '../gen/graphql.js';
import { DeleteRecord } from '../ui/resource/DeleteRecord.js';
import { linkFor } from './operator-infos.js';

interface Props {
  info: OperatorInfo;
  isStaff: boolean;
  onEdit: (info: OperatorInfo) => void;
}

/** A page of a tour operator: opened in a tab of its own or, where that is allowed, shown here on request. */
export function InfoItem({ info, isStaff, onEdit }: Props) {
  const translate = useTranslate();
  const language = useLocale() ?? 'de';
  const [isShown, setShown] = useState(false);
  const { id, name, allowIframe } = info;
  const address = webAddress(linkFor(info, language));
  const frameId = `frame-${id}`;
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'line', '&:first-of-type': { borderTop: 0 }, px: 1.5, py: 0.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 40 }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          {address ? (
            <MuiLink
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={translate('console.newTab', { name })}
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {name} <OpenInNewIcon aria-hidden="true" sx={{ fontSize: 15, verticalAlign: '-2px' }} />
            </MuiLink>
          ) : (
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {address ? new URL(address).hostname : translate('centre.noAddress')}
          </Typography>
        </Box>
        {allowIframe && address && (
          <Button size="small" aria-expanded={isShown} aria-controls={frameId} onClick={() => setShown(!isShown)}>
            {translate(isShown ? 'centre.hide' : 'centre.show')}
          </Button>
        )}
        {isStaff && (
          <Box sx={{ whiteSpace: 'nowrap', ml: 'auto' }}>
            <IconButton
              size="small"
              title={translate('console.editNamed', { name })}
              aria-label={translate('console.editNamed', { name })}
              onClick={() => onEdit(info)}
            >
              <EditIcon fontSize="small" />
            </IconButton>
            <RecordContextProvider value={info}>
              <DeleteRecord
                name={name}
                title={translate('resources.externalinfos.deleteTitle', { name })}
                text={translate('resources.externalinfos.deleteText')}
                redirect={false}
                isIcon
              />
            </RecordContextProvider>
          </Box>
        )}
      </Box>
      <Box id={frameId} hidden={!isShown}>
        {isShown && address && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
              {translate('centre.frameNote')}
            </Typography>
            {/* Scripts without the origin of the page: it can neither read this window nor lead it elsewhere. */}
            <Box
              component="iframe"
              src={address}
              title={name}
              loading="lazy"
              referrerPolicy="no-referrer"
              sandbox="allow-scripts allow-forms allow-popups"
              sx={{
                width: 1,
                height: { xs: '60vh', md: '70vh' },
                border: 1,
                borderColor: 'line',
                borderRadius: 1,
                bgcolor: 'background.paper',
              }}
            />
          </>
        )}
      </Box>
    </Box>
  );
}
