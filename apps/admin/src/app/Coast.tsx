import { Box } from '@mui/material';

/** A coast that comes into sight: the picture behind the login. */
export function Coast() {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      sx={{ position: 'absolute', left: 0, right: 0, bottom: 0, width: '100%', height: { xs: '24vh', sm: '34vh' } }}
    >
      <Box component="rect" y="210" width="1440" height="90" sx={{ fill: ({ palette }) => palette.map.sea }} />
      <Box
        component="path"
        d="M0 210 118 128l74 46 108-104 96 88 62-34 138 86zM860 210l96-52 60 26 128-112 116 92 58-30 122 76z"
        sx={{ fill: ({ palette }) => palette.map.land, opacity: 0.55 }}
      />
      <Box
        component="path"
        d="M140 210 268 118l70 52 52-30 120 70zM1020 210l132-84 62 44 96-36 130 68v8z"
        sx={{ fill: ({ palette }) => palette.map.land }}
      />
      <Box component="circle" cx="1092" cy="70" r="13" sx={{ fill: ({ palette }) => palette.focus.main }} />
      <Box
        component="path"
        d="M0 240q60-14 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0M60 270q60-12 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0"
        sx={{ fill: 'none', stroke: ({ palette }) => palette.map.land, strokeWidth: 2, opacity: 0.7 }}
      />
    </Box>
  );
}
