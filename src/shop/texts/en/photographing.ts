/** How to photograph clothes with what every shop has: for a page of the console, and on a sheet beside the window. */
export const photographing = {
  title: 'Photographing clothes',
  link: 'How to photograph clothes with a phone',
  says: 'A phone, a window and a hanger are enough. Print this sheet and hang it where you take the pictures.',
  print: 'Print the sheet',
  needs: 'What you need',
  needed: [
    'A phone, its lens wiped with a soft cloth',
    'A window without direct sun',
    'A plain wall, or a bed sheet without a pattern',
    'A hanger on a nail, or a person to wear the piece',
    'A white card or foam board, for the dark side',
  ],
  steps: 'Step by step',
  step: [
    {
      name: 'Make the piece ready',
      text: 'Iron or steam it, take off threads and lint, close every button. Put the label inside.',
    },
    {
      name: 'Take daylight alone',
      text: 'Between nine and four, with the window at your side. Switch off the lamps and the flash: mixed light turns white into yellow.',
    },
    {
      name: 'Fill the dark side',
      text: 'Hold the white card opposite the window, so that the cloth keeps its detail in the shadow.',
    },
    {
      name: 'Hang it straight',
      text: 'Shoulders level, sleeves along the sides. A sheet of paper inside gives a coat its body.',
    },
    {
      name: 'Stand two meters away',
      text: 'Hold the phone upright at the height of the middle of the piece, and zoom in a little. From near the lens makes the top large and the hem small.',
    },
    {
      name: 'Leave a hand’s width around',
      text: 'The picture is cut three wide to four high. Nothing of the piece may touch the edge.',
    },
    {
      name: 'Set the light by touch',
      text: 'Touch the cloth on the screen, then pull the sun down for white pieces and up for black ones.',
    },
    {
      name: 'Take the same four every time',
      text: 'Front, back, the cloth from near, and on a person. Whoever has seen all four sends less back.',
    },
    {
      name: 'Measure who wears it',
      text: 'Write the height and the size with that picture: “172 cm, M” answers what shoppers ask first. Ask the person first, and leave the face out where they wish.',
    },
    {
      name: 'Check the color',
      text: 'Hold the phone beside the piece. If the red is not that red, take it again: no filter, and no color that the cloth does not have.',
    },
  ],
};
