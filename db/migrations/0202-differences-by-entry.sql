-- A cash entry shows why its count differed, also after the difference was settled.
create index tasks_difference on tasks (subject) where kind = 'difference';
